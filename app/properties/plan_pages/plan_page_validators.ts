import vine from '@vinejs/vine'
import { PlainMessages } from '#app/kernel/validation/plain_messages'

const MAX_PAGE_NUMBER = 100_000

const page = () => vine.number().withoutDecimals().range([1, MAX_PAGE_NUMBER])

/** The fields beside the uploaded file: which pages are shown, from this one on. */
export const planPreviewsValidator = vine.create({ page: page().optional() })

export const planPageValidator = vine.create({ page: page() })

planPageValidator.messagesProvider = new PlainMessages({ 'page.required': 'Choose a page.' })
