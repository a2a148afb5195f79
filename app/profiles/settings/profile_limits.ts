export const MAX_BIO_CHARACTERS = 1_000
