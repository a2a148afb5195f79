import { testScreens } from '#tests/browser/screens'
import type { Visitor } from '#tests/support/visitor'

testScreens('Screens of a member', {
  handle: 'ava',
  paths: [
    '/profile',
    '/@mila',
    '/@ava?tab=about',
    '/markets/portofino',
    '/society',
    '/society?kind=markets',
    '/notifications',
    '/settings',
    '/settings/profile-information',
    '/settings/notifications',
    '/settings/password',
    '/settings/two-factor',
    '/settings/passkeys',
    '/settings/browser-sessions',
    '/settings/appearance',
    '/settings/export',
    '/settings/delete-account',
    '/chats',
    '/messages',
    '/messages?q=the',
    '/messages?q=nobodysaidthis',
    '/channels',
    '/designer',
    '/designer?tab=prompts',
    '/designer/collection',
    'surfaces',
    '/share-photo',
    '/walkthroughs',
    '/feed?tab=markets',
    '/journals/create',
    '/spots/create',
    '/spots',
    '/spots?show=drafts',
    '/dreams',
    'spot',
    'spot/share',
    'spot/edit',
  ],
  prepare: async (signIn) => {
    const ava = await signIn('ava')
    return { surfaces: await lookAtSurfaces(ava), spot: await publishSpot(ava) }
  },
})

testScreens('Screens of staff', {
  handle: 'otto',
  paths: ['/staff/reports', '/staff/reports?status=dismissed', '/staff/referrals'],
  prepare: async (signIn) => {
    await reportAva(await signIn('mila'))
    return {}
  },
})

async function designsOf(visitor: Visitor): Promise<{ id: number }[]> {
  const answer = await visitor.get('/api/designs')
  const { designs } = (await answer.json()) as { designs: { data: { id: number }[] } }
  return designs.data
}

/** Once before its page opens: analyzing a photo for the first time takes seconds. */
async function lookAtSurfaces(visitor: Visitor): Promise<string> {
  const [{ id }] = await designsOf(visitor)
  const picture = await visitor.get(`/designs/${id}/surfaces.png`)
  await picture.arrayBuffer()
  return `/designs/${id}/surfaces`
}

async function publishSpot(visitor: Visitor): Promise<string> {
  const designs = await designsOf(visitor)
  const slides = designs.slice(0, 2).map(({ id }) => ({ design_id: id }))
  const caption = 'Two ideas for one room #redesign'
  const made = await visitor.post('/api/spots', { spot: { caption, slides, status: 'publish' } })
  return `/spots/${((await made.json()) as { spot: { slug: string } }).spot.slug}`
}

async function reportAva(visitor: Visitor): Promise<void> {
  const answer = await visitor.get('/api/profile/ava')
  const { profile } = (await answer.json()) as { profile: { user: { id: number } } }
  await visitor.post('/api/reports', {
    subject_type: 'user',
    subject_id: profile.user.id,
    reason: 'fraud',
    note: 'Wanted a deposit before I had seen the house.',
  })
}
