import { DateTime } from 'luxon'
import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { appUrl } from '#config/app'
import { useNetworkGuard } from '#app/common/net/network_guard'
import { publicTexts } from '#app/common/net/public_resolver'
import { NameServer } from '#app/common/tests/name_server'
import type User from '#app/accounts/user'
import { forgetTeamDomains } from '#app/teams/domains/team_domain_middleware'
import { useDomainNetwork } from '#app/teams/domains/probe_domain'
import { recheckDomains } from '#app/teams/domains/recheck_domains'
import Team from '#app/teams/team'
import { ask } from '#app/teams/tests/ask'
import { visit } from '#app/teams/tests/visit'
import { teamOf } from '#app/teams/tests/team_factory'
import { eventually } from '#tests/support/eventually'
import { fetchRaw } from '#tests/support/fetch_raw'
import { LocalWeb } from '#tests/support/local_web'
import { nextMailTo } from '#tests/support/mails'
import { createUser } from '#tests/support/users'

test.group('Domains of teams', (group) => {
  /** answers of the name server and web server for `site.test` */
  const texts: Record<string, string[]> = {}
  const files: Record<string, string> = {}
  let elsewhere = ''

  group.setup(async () => {
    const names = await NameServer.start({}, texts)
    const web = await LocalWeb.start((request, response) => {
      const file = files[request.url ?? '']
      if (file?.startsWith('http')) return response.writeHead(302, { location: file }).end()
      response.writeHead(file === undefined ? 404 : 200).end(file)
    })
    const undoGuard = useNetworkGuard(web.guard({ 'other.test': ['127.0.0.1'] }))
    const undoNetwork = useDomainNetwork({
      texts: (name, signal) => publicTexts(name, signal, [names.address]),
      fileUrl: (domain, path) => web.url(path, domain),
    })
    elsewhere = web.url('/proof', 'other.test')
    return async () => {
      undoNetwork()
      undoGuard()
      names.stop()
      await web.stop()
    }
  })
  group.each.setup(async () => {
    for (const known of [texts, files]) for (const key of Object.keys(known)) delete known[key]
    await Team.query().update({ domain: null, domain_token: null, domain_status: 'none' })
    forgetTeamDomains()
  })

  async function claimed(client: ApiClient, domain = 'site.test') {
    const owner = await createUser()
    const team = await teamOf(owner)
    const path = `/api/teams/${team.handle}/domain`
    const answer = await ask(client, owner)('POST', path, { domain })
    answer.assertStatus(200)
    const { challenge } = answer.body()
    const verify = (who: User = owner) => ask(client, who)('POST', `${path}/verify`)
    return { owner, team, path, challenge, verify, answer: answer.body() }
  }

  async function verified(client: ApiClient) {
    const world = await claimed(client)
    texts[world.challenge.dns.name] = [world.challenge.dns.value]
    ;(await world.verify()).assertStatus(200)
    return world
  }

  test('are proved by a TXT record', async ({ client, assert }) => {
    const { verify, challenge, answer } = await claimed(client, ' https://WWW.Site.test/about ')
    assert.containsSubset(answer.team, { domain: 'site.test', domain_status: 'pending' })
    assert.equal(challenge.dns.name, '_vesta.site.test')
    const before = await verify()
    before.assertStatus(422)
    assert.include(before.body().errors.domain[0], 'There’s no TXT record at _vesta.site.test yet.')
    texts['_vesta.site.test'] = ['something else']
    assert.include((await verify()).body().errors.domain[0], 'says “something else”')
    texts['_vesta.site.test'] = ['something else', challenge.dns.value]
    const done = await verify()
    done.assertStatus(200)
    assert.equal(done.body().team.domain_status, 'verified')
  })

  test('are proved by a file on the domain itself', async ({ client, assert }) => {
    const { verify, challenge } = await claimed(client)
    files[challenge.file.path] = 'not this'
    assert.include((await verify()).body().errors.domain[0], 'says “not this”')
    files['/proof'] = challenge.file.content
    files[challenge.file.path] = elsewhere
    ;(await verify()).assertStatus(422)
    files[challenge.file.path] = `${challenge.file.content}\n`
    ;(await verify()).assertStatus(200)
  })

  test('belong to one team', async ({ client, assert }) => {
    const { challenge } = await verified(client)
    const other = await claimed(client)
    assert.notEqual(other.challenge.dns.value, challenge.dns.value)
    texts['_vesta.site.test'].push(other.challenge.dns.value)
    const refused = await other.verify()
    refused.assertStatus(422)
    assert.deepEqual(refused.body().errors.domain, ['Another team has verified this domain.'])
  })

  test('are refused where nobody can own one', async ({ client, assert }) => {
    const { owner, path, team } = await claimed(client)
    for (const domain of ['x', 'localhost', '127.0.0.1', '[::1]', 'a.local', 'a b.com', 7]) {
      ;(await ask(client, owner)('POST', path, { domain })).assertStatus(422)
    }
    assert.equal((await team.refresh()).domain, 'site.test')
    const removed = await ask(client, owner)('POST', path, { domain: null })
    assert.containsSubset(removed.body(), { team: { domain: null }, challenge: null })
    ;(await ask(client, owner)('POST', `${path}/verify`)).assertStatus(409)
  })

  test('are managed by the owner and admins, and secret until verified', async ({
    client,
    assert,
  }) => {
    const { team, path, verify } = await claimed(client)
    const stranger = await createUser()
    ;(await ask(client, stranger)('POST', path, { domain: 'other.test' })).assertStatus(403)
    ;(await verify(stranger)).assertStatus(403)
    const seen = await ask(client, stranger)('GET', `/api/teams/${team.handle}`)
    assert.containsSubset(seen.body().team, { domain: null, domain_status: 'none' })
  })

  test('show the team’s page at their root, and nothing else', async ({ client, assert }) => {
    const { team } = await verified(client)
    const get = (path: string, headers: Record<string, string> = {}) =>
      fetchRaw(appUrl, path, { host: 'site.test', ...headers })
    await eventually(async () => {
      const own = await fetch(appUrl, { headers: { accept: 'text/html' } })
      return own.headers.get('x-page-cache') === 'hit'
    })
    const page = await get('/', { accept: 'text/html' })
    assert.equal(page.answer.statusCode, 200)
    assert.include(String(page.body), team.handle)
    const { answer: login } = await get('/login?from=here')
    assert.equal(login.statusCode, 302)
    assert.equal(login.headers.location, `${appUrl}/login?from=here`)
    const { answer: next } = await get('/login', { 'x-inertia': 'true' })
    assert.equal(next.statusCode, 409)
    assert.equal(next.headers['x-inertia-location'], `${appUrl}/login`)
    assert.equal((await visit(client, '/', null)).component, 'site/welcome')
  })

  test('are checked again each day, and lost after seven failed ones', async ({
    client,
    assert,
  }) => {
    const { owner, team } = await verified(client)
    const dayLater = async () => {
      await team.refresh()
      await team
        .merge({
          domainCheckedAt: DateTime.now().minus({ days: 1 }),
          domainFailingSince: team.domainFailingSince?.minus({ days: 1 }) ?? null,
        })
        .save()
      await recheckDomains()
      return team.refresh()
    }
    assert.isNull((await dayLater()).domainFailingSince)
    delete texts['_vesta.site.test']
    for (let day = 0; day < 7; day++) assert.equal((await dayLater()).domainStatus, 'verified')
    const mailed = nextMailTo(owner.email)
    assert.equal((await dayLater()).domainStatus, 'pending')
    assert.include(String((await mailed).subject), 'site.test')
    const page = await fetchRaw(appUrl, '/', { host: 'site.test' })
    assert.notInclude(String(page.body), team.handle)
  })
})
