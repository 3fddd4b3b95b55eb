enum ApplePayStatus { Success = 0, Failure = 7 }
const statuses = { [ApplePayStatus.Success]: { total: '' } }
