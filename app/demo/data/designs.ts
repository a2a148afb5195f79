import type { Photograph } from '#app/demo/data/photographs'
import type { DesignOptions } from '#app/redesign/design_options'

export interface DemoDesign {
  owner: string
  photograph: Photograph
  result: Photograph
  options: Partial<DesignOptions>
  seed: number
  daysAgo: number
  isFeatured?: boolean
  stagedIn?: string
}

/** The built-in engine's results for this photo, options and seed. */
export const DESIGNS: DemoDesign[] = [
  {
    owner: 'mila',
    photograph: 'interiors/living',
    result: 'designs/living_japandi',
    options: { roomType: 'living-room', theme: 'japandi' },
    seed: 2,
    daysAgo: 2,
    isFeatured: true,
  },
  {
    owner: 'ava',
    photograph: 'interiors/dining',
    result: 'designs/dining_mediterranean',
    options: { roomType: 'dining-room', theme: 'mediterranean' },
    seed: 7,
    daysAgo: 5,
    isFeatured: true,
    stagedIn: 'The Harbor Loft',
  },
  {
    owner: 'noah',
    photograph: 'penthouse/kitchen',
    result: 'designs/kitchen_industrial',
    options: { roomType: 'kitchen', theme: 'industrial' },
    seed: 2,
    daysAgo: 6,
    isFeatured: true,
  },
  {
    owner: 'beatriz',
    photograph: 'interiors/bathroom',
    result: 'designs/bathroom_coastal',
    options: { roomType: 'bathroom', theme: 'coastal' },
    seed: 5,
    daysAgo: 9,
  },
  {
    owner: 'mila',
    photograph: 'villa/bedroom',
    result: 'designs/bedroom_scandinavian',
    options: { roomType: 'bedroom', theme: 'scandinavian', colors: ['sage', 'chalk'] },
    seed: 2,
    daysAgo: 12,
    isFeatured: true,
  },
  {
    owner: 'hugo',
    photograph: 'interiors/office',
    result: 'designs/office_classic',
    options: { roomType: 'home-office', theme: 'classic', designer: 'ines-valmor' },
    seed: 6,
    daysAgo: 16,
  },
]
