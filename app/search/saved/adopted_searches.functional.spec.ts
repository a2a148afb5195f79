import { DateTime } from 'luxon'
import { test } from '@japa/runner'
import hash from '@adonisjs/core/services/hash'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { confirmEmailChange } from '#app/accounts/email/change_email'
import EmailChange from '#app/accounts/email/email_change'
import { verifyEmail } from '#app/accounts/email/verify_email'
import { newOneTimeToken, oneTimeTokenHash } from '#app/accounts/one_time_token'
import { issuePasswordReset, resetPassword } from '#app/accounts/passwords/change_password'
import { registerUser } from '#app/accounts/registration/register_user'
import AccountUndo from '#app/accounts/undo/account_undo'
import { useUndo } from '#app/accounts/undo/use_undo'
import type User from '#app/accounts/user'
import { transaction } from '#app/kernel/database/transaction'
import SavedSearch from '#app/search/saved/saved_search'
import { createUser, uniqueHandle } from '#tests/support/users'

const soon = () => DateTime.now().plus({ days: 1 })

async function keepSearch(email: string, confirmedAt: DateTime | null = DateTime.now()) {
  await SavedSearch.create({ email, confirmedAt, name: 'Sea', query: {}, frequency: 'daily' })
}

/** Begins to prove an address. @returns what proves it */
type Way = (email: string) => Promise<(trx: TransactionClientContract) => Promise<User>>

const ofNobody = (email: string) => createUser({ email, verified: false })

const WAYS: Record<string, Way> = {
  'the link in the first mail': async (email) => {
    const user = await ofNobody(email)
    return async (trx) => {
      await verifyEmail({ trx }, user)
      return user
    }
  },
  'a new password': async (email) => {
    const user = await ofNobody(email)
    const token = await transaction((trx) => issuePasswordReset({ trx }, user))
    const password = 'three-brass-kettles'
    const hashed = await hash.make(password)
    return (trx) => resetPassword({ trx }, token, { password, hashed })
  },
  'an account at a provider': async (email) => {
    const person = { name: 'Ava', handle: uniqueHandle(), email, type: 'member' as const }
    return (trx) => registerUser({ trx }, { ...person, password: null, isEmailVerified: true })
  },
  'a change of address': async (email) => {
    const { id: userId } = await createUser()
    const { id } = await EmailChange.create({ userId, email, expiresAt: soon() })
    return (trx) => confirmEmailChange({ trx }, id)
  },
  'an undone change of address': async (email) => {
    const { id: userId, email: mailedTo } = await createUser()
    const token = newOneTimeToken()
    const words = { mailedTo, subject: 'Your address', sentence: 'It was changed.' }
    const link = { tokenHash: oneTimeTokenHash(token), expiresAt: soon() }
    await AccountUndo.create({ userId, ...words, ...link, reverts: { email } })
    return async (trx) => (await useUndo({ trx }, token)).user
  },
}

test.group('Searches of an address', (group) => {
  group.tap((each) => each.tags(['@embedded']))

  for (const [name, begin] of Object.entries(WAYS)) {
    test(`become the account’s that proves it by ${name}`, async ({ assert }) => {
      const [email, other] = [`${uniqueHandle()}@example.com`, `${uniqueHandle()}@example.com`]
      for (const address of [email, email, other]) await keepSearch(address)
      await keepSearch(email, null)
      await db.table('search_mails').insert({ recipient: `email:${email}` })
      const prove = await begin(email)
      const searchesOf = (columns: object) => db.from('saved_searches').where(columns)

      const cutOff = transaction(async (trx) => {
        await prove(trx)
        throw new Error('cut off')
      })
      await assert.rejects(() => cutOff, 'cut off')
      assert.lengthOf(await searchesOf({ email }), 3)

      const { id } = await transaction(prove)
      assert.lengthOf(await searchesOf({ user_id: id }), 2)
      assert.lengthOf(await searchesOf({ email }), 1)
      assert.lengthOf(await searchesOf({ email: other }), 1)
      assert.isEmpty(await db.from('search_mails').where({ recipient: `email:${email}` }))
    })
  }
})
