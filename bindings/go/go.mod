module tensorplay

go 1.19
