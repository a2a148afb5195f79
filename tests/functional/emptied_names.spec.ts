import { test } from '@japa/runner'
import { errors } from '@vinejs/vine'
import { offeringValidator } from '#app/club/offerings/offering_validators'
import { dreamChangeValidator } from '#app/dreams/dream_validators'
import { areaChangeValidator } from '#app/farm/areas/area_validators'
import { campaignChangeValidator } from '#app/farm/campaigns/campaign_validators'
import { segmentChangeValidator } from '#app/farm/contacts/contact_validators'
import { formChangeValidator } from '#app/farm/forms/form_validators'
import { journalValidator } from '#app/journals/journal_validators'
import { leadValidator } from '#app/leads/lead_validators'
import { userValidator } from '#app/profiles/profile_validators'
import { savedSearchChangeValidator } from '#app/search/saved/saved_search_validators'
import { teamChangeValidator } from '#app/teams/team_validators'
import { listValidator } from '#app/walkthroughs/walkthrough_validators'
import { createUser } from '#tests/support/users'

/** `{ user: { name } }` for 'user.name' */
const bodyOf = (path: string, value: unknown) => {
  const [resource = '', field = ''] = path.split('.')
  return { [resource]: value === undefined ? {} : { [field]: value } }
}

const CHANGES = [
  ['user.name', userValidator],
  ['user.handle', userValidator],
  ['team.name', teamChangeValidator],
  ['team.handle', teamChangeValidator],
  ['dream.title', dreamChangeValidator],
  ['journal.title', journalValidator],
  ['offering.title', offeringValidator],
  ['offering.kind', offeringValidator],
  ['list.name', listValidator],
  ['saved_search.name', savedSearchChangeValidator],
  ['lead.name', leadValidator],
  ['area.name', areaChangeValidator],
  ['form.name', formChangeValidator],
  ['form.headline', formChangeValidator],
  ['segment.name', segmentChangeValidator],
  ['campaign.name', campaignChangeValidator],
  ['campaign.subject', campaignChangeValidator],
] as const

test.group('A name', () => {
  test('may be left out of a change, but not sent empty', async ({ assert }) => {
    for (const [path, validator] of CHANGES) {
      await validator.validate(bodyOf(path, undefined))
      const refused = await validator.validate(bodyOf(path, null)).catch((error: unknown) => error)
      assert.instanceOf(refused, errors.E_VALIDATION_ERROR, path)
      assert.containsSubset(refused, { messages: [{ field: path, rule: 'required' }] }, path)
    }
  })

  test('has a letter or a digit', async ({ assert }) => {
    const named = CHANGES.filter(([path]) => /\.(name|title)$/.test(path))
    for (const [path, validator] of named) {
      for (const name of ['— ★ —', '🏡', '\u0301', '\u2066\u2069']) {
        const refused = await validator
          .validate(bodyOf(path, name))
          .catch((error: unknown) => error)
        assert.containsSubset(refused, { messages: [{ field: path, rule: 'letter' }] }, path)
      }
      for (const name of ['7', '家', 'ห้อง', 'Casa 🏡']) await validator.validate(bodyOf(path, name))
    }
  })

  test('that is emptied is refused, and the old one stays', async ({ client, assert }) => {
    const user = await createUser({ name: 'Livia Conti' })
    for (const name of ['', '  ', null]) {
      const answer = await client
        .post(`/api/user/${user.id}/update`)
        .json({ user: { name } })
        .withCsrfToken()
        .loginAs(user)
      answer.assertStatus(422)
      assert.deepEqual(Object.keys(answer.body().errors), ['user.name'])
    }
    await user.refresh()
    assert.equal(user.name, 'Livia Conti')
  })
})
