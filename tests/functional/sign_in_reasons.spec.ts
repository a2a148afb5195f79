import { test } from '@japa/runner'
import { createOffering } from '#app/club/offerings/offering_factory'
import { createMarketAt } from '#app/places/markets/market_factory'
import { createPublished } from '#app/properties/tests/property_factory'
import { CookieClient } from '#tests/support/cookie_client'
import { pagePropsIn } from '#tests/support/page_props'
import { createUser } from '#tests/support/users'

const HTML = { accept: 'text/html' }
const MERIDIAN_LATITUDE = 31.4

/** What the sign-in says to a guest who was sent there. */
async function reasonFor(path: string) {
  const visitor = new CookieClient()
  const sent = await visitor.get(path, HTML)
  if (sent.location !== '/login') throw new Error(`${path} leads to ${sent.location}`)
  const { body } = await visitor.get('/login', HTML)
  return pagePropsIn(String(body)).reason
}

test.group('Sign-in says why', () => {
  test('to save or to ask about a home, with a way to ask without an account', async ({
    assert,
  }) => {
    const owner = await createUser({ type: 'realtor', name: 'Ava Rossi' })
    const home = await createPublished(owner)
    assert.deepEqual(await reasonFor(`/properties/${home.slug}/save`), {
      title: 'Sign in to save Casa Livia',
    })
    assert.deepEqual(await reasonFor(`/chats?to=${owner.id}&property=${home.id}`), {
      title: 'Sign in to message Ava Rossi about Casa Livia',
      otherwise: { label: 'Ask without an account', href: `/properties/${home.slug}/ask` },
    })
    assert.deepEqual(await reasonFor(`/properties/${home.slug}/documents`), {
      title: 'Sign in to request documents of Casa Livia',
    })
    const secret = await createPublished(owner, { is_private: true })
    assert.isNull(await reasonFor(`/properties/${secret.slug}/save`))
    assert.isNull(await reasonFor(`/chats?to=${owner.id}&property=${secret.id}`))
    assert.isNull(await reasonFor('/dashboard'))
  })

  test('to follow, to join a market, to request an offering, and for what somebody shows', async ({
    assert,
  }) => {
    const mila = await createUser({ name: 'Mila Berg' })
    const market = await createMarketAt(MERIDIAN_LATITUDE)
    const offering = await createOffering(mila)
    const reasons: [path: string, title: string][] = [
      [`/@${mila.handle}/follow`, 'Sign in to follow Mila Berg'],
      [`/markets/${market.slug}/join`, `Sign in to join ${market.name}`],
      [`/offerings/${offering.slug}/enter`, `Sign in to request “${offering.title}”`],
      ['/enter?for=design&to=/shared/some-token', 'Sign in to like this design'],
      ['/enter?for=gift&to=/gifts/some-token', 'Sign in to get your gift'],
      ['/enter?for=team&to=/teams/hearth', 'Sign in to follow this team'],
      ['/spots/some-spot/enter?for=like', 'Sign in to like this spot'],
      ['/spots/some-spot/enter?for=save', 'Sign in to save this spot'],
      ['/spots/some-spot/enter?for=comment', 'Sign in to comment on this spot'],
      ['/spots/some-spot/enter?for=follow', 'Sign in to follow this person'],
    ]
    for (const [path, title] of reasons) assert.deepEqual(await reasonFor(path), { title })
    assert.isNull(await reasonFor('/enter?for=dinner&to=/'))
  })
})
