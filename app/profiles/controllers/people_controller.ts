import type { HttpContext } from '@adonisjs/core/http'
import UserCardTransformer from '#app/accounts/transformers/user_card_transformer'
import { searchPeople } from '#app/profiles/queries/search_people'

const LONGEST_QUERY = 80

/** People found while somebody types. */
export default class PeopleController {
  async index({ auth, request, serialize }: HttpContext) {
    const text = String(request.input('q') ?? '').slice(0, LONGEST_QUERY)
    const people = await searchPeople(auth.getUserOrFail().id, text)
    return serialize({ people: UserCardTransformer.transform(people) })
  }
}
