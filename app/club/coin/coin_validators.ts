import vine from '@vinejs/vine'
import { PlainMessages } from '#app/kernel/validation/plain_messages'
import { COINS_PER_CREDIT } from '#app/ledger/ledger_entry'

/** More than anyone can earn; keeps numbers exact. */
const MAX_COINS = 1_000_000_000

const isWholeCredits = vine.createRule((value, _options, field) => {
  if (typeof value !== 'number' || value % COINS_PER_CREDIT === 0) return
  field.report(`Enter a multiple of ${COINS_PER_CREDIT}.`, 'wholeCredits', field)
})

export const conversionValidator = vine.create({
  coins: vine
    .number({ strict: true })
    .withoutDecimals()
    .min(COINS_PER_CREDIT)
    .max(MAX_COINS)
    .use(isWholeCredits()),
})

conversionValidator.messagesProvider = new PlainMessages({
  'coins.required': 'Enter how many coins to convert.',
  'coins.min': `Convert at least ${COINS_PER_CREDIT} coins.`,
})
