import { readFileSync } from 'node:fs'
import env from '#start/env'
import { readPartners } from '#app/farm/gifts/gift_partners'

const file = env.get('GIFT_PARTNERS_FILE')

/** Who fulfills vouchers, by kind of gift; kinds without a partner aren't offered. */
export const giftPartners = file ? readPartners(readFileSync(file, 'utf8')) : {}
