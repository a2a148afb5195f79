import type { Photograph } from '#app/demo/data/photographs'

export interface DemoPlan {
  picture: Photograph
  name: string
  /** shares of the picture, and a photo of the listing */
  pins: readonly { x: number; y: number; label: string; photo: Photograph }[]
}

export const LIVIA_PLANS: readonly DemoPlan[] = [
  {
    picture: 'plans/livia_ground',
    name: 'Ground floor',
    pins: [
      { x: 0.36, y: 0.5, label: 'Living room', photo: 'villa/living' },
      { x: 0.84, y: 0.6, label: 'Kitchen', photo: 'villa/kitchen' },
      { x: 0.7, y: 0.79, label: 'The house from the terrace', photo: 'exteriors/mediterranean' },
    ],
  },
  {
    picture: 'plans/livia_upper',
    name: 'Upper floor',
    pins: [
      { x: 0.7, y: 0.62, label: 'Main bedroom', photo: 'villa/bedroom' },
      { x: 0.27, y: 0.18, label: 'Bath', photo: 'villa/bath' },
    ],
  },
]
