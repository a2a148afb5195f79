import { newestListing, testScreens } from '#tests/browser/screens'
import type { Visitor } from '#tests/support/visitor'

testScreens('Screens of a realtor', {
  handle: 'ava',
  paths: [
    '/dashboard',
    '/dashboard/properties',
    '/dashboard/properties?status=archive',
    '/build',
    '/dashboard/leads',
    '/dashboard/leads?view=table',
    'lead',
    '/dashboard/viewings',
    '/dashboard/leads/import',
    '/farm/open-houses',
    '/farm/open-houses?when=past',
    '/farm',
    '/farm/emails',
    '/farm/emails/campaigns',
    '/dashboard/refer',
    '/farm/gifts',
    '/club-coin',
    '/pursuits',
    '/offerings/create',
    '/offerings/requests',
    '/offerings/requests?role=customer&view=calendar',
    'offering',
    'figures?days=90',
    '/search',
    '/searches',
    '/searches?tab=searches',
    '/searches?tab=viewed',
    '/teams/rinaldi',
    '/teams/rinaldi/settings',
    '/api-tokens',
    '/webhooks',
    'listing',
    'listing/edit',
    'listing/edit?step=place',
    'listing/edit?step=price',
    'listing/edit?step=description',
    'listing/edit?step=photos',
    'listing/edit?step=details',
    'listing/edit?step=documents',
    'listing/edit?step=template',
    'listing/edit?step=publish',
    '/templates',
    'listing/restyle',
  ],
  prepare: async (signIn) => {
    const ava = await signIn('ava')
    const listing = await newestListing(ava)
    return {
      listing,
      figures: `/dashboard${listing}`,
      offering: await ownOffering(ava),
      lead: await latestLead(ava),
    }
  },
})

async function ownOffering(visitor: Visitor): Promise<string> {
  const answer = await visitor.get('/api/offerings?own=1')
  const { offerings } = (await answer.json()) as { offerings: { data: { slug: string }[] } }
  return `/offerings/${offerings.data[0].slug}`
}

async function latestLead(visitor: Visitor): Promise<string> {
  const answer = await visitor.get('/api/leads')
  const { leads } = (await answer.json()) as { leads: { data: { id: number }[] } }
  return `/dashboard/leads/${leads.data[0].id}`
}
