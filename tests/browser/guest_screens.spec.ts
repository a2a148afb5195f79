import { newestListing, testScreens } from '#tests/browser/screens'
import type { BuiltServer } from '#tests/support/built_server'
import { eventually } from '#tests/support/eventually'
import { linkInMail, Visitor } from '#tests/support/visitor'

const GUEST = 'noah.berg@example.com'

testScreens('Screens of guests', {
  paths: [
    '/',
    '/about',
    '/redesign-your-interior',
    '/designs',
    '/designs?theme=japandi&room=kitchen',
    '/designs/gallery',
    '/@ava',
    '/@mila?tab=about',
    '/@ava/followers',
    '/markets/portofino',
    '/search',
    '/search/compare',
    '/wiki/luxury',
    '/wiki/luxury?q=stone',
    '/wiki/luxury?q=zzz',
    '/offerings',
    '/offerings?pay=coin&max_coins=1',
    '/wiki/luxury/marble',
    '/contact',
    '/developers',
    '/terms-of-service',
    '/login',
    '/register',
    '/forgot-password',
    '/no-such-page',
    '/i/no-such-link',
    '/r/ava',
    '/feed',
    'listing',
    'listing/ask',
    'listing/ask?viewing',
    'listing/print',
    'consent',
  ],
  prepare: async (signIn, server) => {
    const ava = await signIn('ava')
    return { listing: await newestListing(ava), consent: await askedConsent(ava, server) }
  },
})

/** The page that is mailed to a guest of the next open house who agrees to be written to. */
async function askedConsent(realtor: Visitor, { url, storage }: BuiltServer): Promise<string> {
  const answer = await realtor.get('/api/open-houses')
  const { open_houses: page } = (await answer.json()) as {
    open_houses: { data: { slug: string; is_full: boolean }[] }
  }
  const path = `/open-houses/${page.data.find((house) => !house.is_full)!.slug}/register`
  const guest = new Visitor(url)
  await guest.get(path)
  const registered = await guest.post(path, { name: 'Noah Berg', email: GUEST, consent: true })
  if (!registered.ok) throw new Error(await registered.text())
  const link = await eventually(() => linkInMail(storage, GUEST, 'open-houses/[^/]+/consent'))
  return link!
}
