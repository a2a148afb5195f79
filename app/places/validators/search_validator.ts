import vine from '@vinejs/vine'

/** `?q`: words to search for; what is no text is no words. */
export const searchValidator = vine.create({
  q: vine
    .string()
    .parse((value) => (typeof value === 'string' ? value : undefined))
    .optional(),
})
