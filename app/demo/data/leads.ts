import { demoEmailOf } from '#app/demo/data/people'
import type { LeadSource, LeadStage } from '#app/leads/lead_options'

export interface DemoLead {
  /** name of the listing they ask about */
  home: string
  name: string
  email: string
  phone?: string
  message?: string
  /** name of the document they ask for; they have an account with their email */
  document?: string
  daysAgo: number
  /** default a question */
  source?: Extract<LeadSource, 'inquiry' | 'open_house' | 'form' | 'manual'>
  stage?: LeadStage
  /** why they were won or lost */
  reason?: string
  notes?: string[]
  /** hours from now; the past is due */
  reminder?: { text: string; inHours: number }
  /** days from now of the viewing they ask for */
  viewingIn?: number
}

export const LEADS: DemoLead[] = [
  {
    home: 'Casa Livia',
    name: 'Henrik Aldén',
    email: 'henrik.alden@example.com',
    phone: '+46 70 555 01 42',
    message:
      'We are a family of four and come to Liguria every May. Is the stair to the water part of the property, and can a small boat stay at the foot of it?',
    daysAgo: 0,
    viewingIn: 9,
  },
  {
    home: 'Villa Ottavia',
    name: 'Priya Raman',
    email: 'priya.raman@example.com',
    message: 'Does the pool house count toward the living area? We would use it as a studio.',
    daysAgo: 1,
  },
  {
    home: 'The Harbor Loft',
    name: 'Tomás Echeverría',
    email: 'tomas.echeverria@example.com',
    phone: '+34 600 555 118',
    message: 'Is there an elevator, or is it stairs all the way up?',
    daysAgo: 4,
    stage: 'contacted',
    notes: ['Two children, so the stairs matter. Sent the plans of both floors.'],
    reminder: { text: 'Call about the plans', inHours: 4 },
  },
  {
    home: 'Casa Livia',
    name: 'Judith Vance',
    email: 'judith.vance@example.com',
    message: 'I’d like to see the house with my architect before the end of the month.',
    daysAgo: 8,
    stage: 'viewing',
    viewingIn: 5,
    notes: ['Her architect is Pietro Sala, who knows the house.'],
    reminder: { text: 'Confirm the viewing with the housekeeper', inHours: 76 },
  },
  {
    home: 'Il Frantoio',
    name: 'Marc Oberlin',
    email: 'marc.oberlin@example.com',
    phone: '+41 79 555 20 31',
    message: 'Thank you for the tour. We would like to talk about the price and the olive grove.',
    daysAgo: 13,
    stage: 'offer',
    notes: [
      'Offers 1,580,000, wants the olive press included.',
      'The owner thinks it over until Friday.',
    ],
    reminder: { text: 'Ask the owner about the offer', inHours: -3 },
  },
  {
    home: 'Lake Apartment Nr. 4',
    name: 'Sofie Brandt',
    email: 'sofie.brandt@example.com',
    message: 'Are short-term rentals allowed in the building?',
    daysAgo: 21,
    stage: 'lost',
    reason: 'Bought elsewhere',
  },
  {
    home: 'Casa Livia',
    name: 'Vera Lindqvist',
    email: 'vera.lindqvist@example.com',
    source: 'open_house',
    daysAgo: 1,
  },
  {
    home: 'Villa Ottavia',
    name: 'Bartholomew Featherstonehaugh-Cholmondeley',
    email: 'bartholomew.featherstonehaugh-cholmondeley@estates.featherstonehaugh.example',
    phone: '+44 20 5550 1234',
    source: 'manual',
    daysAgo: 3,
    stage: 'contacted',
    notes: ['Met at the regatta. Looks for a house with a mooring, for his mother.'],
  },
  {
    home: 'The Harbor Loft',
    name: 'Julia Brandt',
    email: 'julia.brandt@example.com',
    source: 'form',
    daysAgo: 10,
    stage: 'viewing',
  },
  {
    home: 'Il Frantoio',
    name: 'Elio Marchetti',
    email: 'elio.marchetti@example.com',
    phone: '+39 333 555 0199',
    message: 'We would like to come back with my parents. Is Sunday possible?',
    daysAgo: 34,
    stage: 'won',
    reason: 'Bought',
    notes: ['Signed at the notary in Chiavari.'],
  },
  {
    home: 'Casa Livia',
    name: 'Hugo Delacroix',
    email: demoEmailOf('hugo'),
    document: 'Land register extract',
    daysAgo: 2,
  },
]
