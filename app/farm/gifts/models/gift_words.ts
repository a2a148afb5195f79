import { GIFTS } from '#app/farm/contract/gift_options'
import type Gift from '#app/farm/gifts/models/gift'
import type { StatementLine } from '#app/ledger/contract/statement_line'

const URL = '/farm/gifts'

export function recipientOf({ toName, toEmail }: Pick<Gift, 'toName' | 'toEmail'>): string {
  return toName ?? toEmail ?? 'a contact'
}

/** For the statement of the sender. */
export function heldLine(gift: Pick<Gift, 'kind' | 'toName' | 'toEmail'>): StatementLine {
  return { words: `Gift for ${recipientOf(gift)}: ${GIFTS[gift.kind].name}`, url: URL }
}

export function returnedLine(gift: Gift): StatementLine {
  return { words: `Returned: your gift for ${recipientOf(gift)} wasn’t claimed`, url: URL }
}
