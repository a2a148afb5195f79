import { BaseSchema } from '@adonisjs/lucid/schema'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { emailForm } from '#app/common/text/email_form'

/** Accounts keep their address in the form in which sign-in looks for it. */
export default class extends BaseSchema {
  async up() {
    this.defer(writeAlike)
  }

  async down() {}
}

async function writeAlike(client: QueryClientContract) {
  const people: { id: number; email: string }[] = await client
    .from('users')
    .whereRaw(`email ~ '[^ -~]' or email like '%xn--%'`)
    .select('id', 'email')
  for (const { id, email } of people) {
    const alike = emailForm(email)
    const isTaken = await client.from('users').where('email', alike).first()
    if (alike !== email && !isTaken)
      await client.from('users').where('id', id).update({ email: alike })
  }
}
