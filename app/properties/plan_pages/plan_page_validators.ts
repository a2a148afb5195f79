import vine from '@vinejs/vine'
import { PlainMessages } from '#app/kernel/validation/plain_messages'

const MAX_PAGE_NUMBER = 100_000

/** The field beside the uploaded file. */
export const planPageValidator = vine.create({
  page: vine.number().withoutDecimals().range([1, MAX_PAGE_NUMBER]),
})

planPageValidator.messagesProvider = new PlainMessages({ 'page.required': 'Choose a page.' })
