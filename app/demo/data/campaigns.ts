type DemoBlock =
  | string
  /** name of a listing */
  | { listing: string }
  /** name of a listing whose next open house it is */
  | { openHouse: string }
  | { label: string; path: string }

interface DemoCampaign {
  name: string
  subject: string
  blocks: DemoBlock[]
  /** drafts aren't sent yet */
  sent?: { daysAgo: number; clicks: number[] }
}

/** Whose letters they are. */
export const SENDER = {
  name: 'Ava Rinaldi',
  postalAddress: 'Rinaldi & Figli, Via Roma 12, 16034 Portofino, Italy',
  replyTo: null,
  timeZone: 'Europe/Rome',
}

/** Oldest first. */
export const CAMPAIGNS: DemoCampaign[] = [
  {
    name: 'October letter',
    subject: 'Sold in six days, and what comes next',
    sent: { daysAgo: 34, clicks: [6, 2] },
    blocks: [
      'Good morning,',
      'October was quick. A house above the harbor sold in six days, and three families are still looking for one like it. If you have been thinking about selling, this is a good month to talk.',
      { listing: 'Villa Ottavia' },
      { label: 'See what’s for sale', path: '/@ava?tab=properties' },
    ],
  },
  {
    name: 'November letter',
    subject: 'Casa Livia, before the weekend',
    sent: { daysAgo: 9, clicks: [8, 3] },
    blocks: [
      'Good morning,',
      'Casa Livia comes to market this week. You read it here first: arches toward the sea, lavender along the path, and a kitchen that was a lemon house a hundred years ago.',
      { listing: 'Casa Livia' },
      { label: 'See all my listings', path: '/@ava?tab=properties' },
    ],
  },
  {
    name: 'Saturdays at Casa Livia',
    subject: 'Come and see the terrace',
    blocks: [
      'Doors are open on three Saturdays. Come late: the terrace is best after four.',
      { openHouse: 'Casa Livia' },
    ],
  },
]
