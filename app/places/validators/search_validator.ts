import vine from '@vinejs/vine'

export const searchValidator = vine.create({
  q: vine
    .string()
    .parse((value) => (typeof value === 'string' ? value : undefined))
    .optional(),
})
