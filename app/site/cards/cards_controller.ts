import { createHash } from 'node:crypto'
import type { HttpContext } from '@adonisjs/core/http'
import { CARD_SECONDS } from '#app/site/cards/card_limits'
import { keptCard } from '#app/site/cards/draw_card'
import { findCardWords } from '#app/site/cards/find_card_words'

/** Pictures for link previews, the same for everybody. */
export default class CardsController {
  async show({ params, response }: HttpContext) {
    const name = String(params.file).replace(/\.jpg$/, '')
    const words = await findCardWords(params.kind, name)
    const stamp = createHash('sha256').update(JSON.stringify(words)).digest('hex').slice(0, 32)
    response.header('cache-control', `public, max-age=${CARD_SECONDS}`)
    response.header('etag', `"${stamp}"`)
    if (response.fresh()) return response.status(304).send(null)
    const card = await keptCard(words)
    response.header('x-content-type-options', 'nosniff')
    response.header('cross-origin-resource-policy', 'cross-origin')
    return response.type('image/jpeg').send(card)
  }
}
