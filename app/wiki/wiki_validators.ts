import vine from '@vinejs/vine'

export const wikiSearchValidator = vine.create({
  q: vine
    .string()
    .parse((value) => (typeof value === 'string' ? value : undefined))
    .optional(),
})
