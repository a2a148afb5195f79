import type { Photograph } from '#app/demo/data/photographs'
import type { DesignOptions } from '#app/designs/design_options'

/** A design that somebody of the demonstration world shows to everybody. */
export interface DemoDesign {
  /** handle */
  owner: string
  /** what was redesigned, and what came of it; see scripts/data/render_demo_designs.ts */
  photograph: Photograph
  result: Photograph
  options: Partial<DesignOptions>
  seed: number
  /** since when it is public */
  daysAgo: number
  /** whether staff chose it for the gallery */
  isFeatured?: boolean
  /** a listing of the owner's that shows it as virtually staged */
  stagedIn?: string
}

/** Each is what the built-in engine makes of its photograph with these options and this seed. */
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
    stagedIn: 'The Harbour Loft',
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
