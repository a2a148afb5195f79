import type { LeadStage } from '#app/leads/contract/lead_options'

interface DemoLead {
  /** name of the listing they ask about */
  home: string
  name: string
  email: string
  phone?: string
  message: string
  daysAgo: number
  stage?: LeadStage
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
  },
  {
    home: 'Casa Livia',
    name: 'Judith Vance',
    email: 'judith.vance@example.com',
    message: 'I’d like to see the house with my architect before the end of the month.',
    daysAgo: 8,
    stage: 'viewing',
    viewingIn: 5,
  },
  {
    home: 'Il Frantoio',
    name: 'Marc Oberlin',
    email: 'marc.oberlin@example.com',
    phone: '+41 79 555 20 31',
    message: 'Thank you for the tour. We would like to talk about the price and the olive grove.',
    daysAgo: 13,
    stage: 'offer',
  },
  {
    home: 'Lake Apartment Nr. 4',
    name: 'Sofie Brandt',
    email: 'sofie.brandt@example.com',
    message: 'Are short-term rentals allowed in the building?',
    daysAgo: 21,
    stage: 'lost',
  },
]
