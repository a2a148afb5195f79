export const MIN_HANDLE_LENGTH = 3
export const MAX_HANDLE_LENGTH = 30
