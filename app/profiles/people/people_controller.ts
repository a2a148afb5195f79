import type { HttpContext } from '@adonisjs/core/http'
import UserCardTransformer from '#app/accounts/user_card_transformer'
import { searchPeople } from '#app/profiles/people/find_people'

const MAX_QUERY_CHARACTERS = 80

export default class PeopleController {
  async index({ auth, request }: HttpContext) {
    const text = String(request.input('q') ?? '').slice(0, MAX_QUERY_CHARACTERS)
    const people = await searchPeople(auth.getUserOrFail().id, text)
    return { people: people.map((person) => new UserCardTransformer(person).toObject()) }
  }
}
