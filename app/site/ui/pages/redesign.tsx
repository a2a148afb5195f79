import { Head, usePage } from '@inertiajs/react'
import type { LookOption } from '#app/designs/ui/state/types'
import { Invitation } from '#app/site/ui/components/invitation'
import { RedesignHero } from '#app/site/ui/components/redesign_hero'
import { RedesignLooks } from '#app/site/ui/components/redesign_looks'
import { RedesignPromises } from '#app/site/ui/components/redesign_promises'
import { RedesignSteps } from '#app/site/ui/components/redesign_steps'

interface RedesignProps {
  themes: LookOption[]
  counts: { designers: number; places: number; colors: number }
  price: number
  /** the hosted service that makes the designs; null for the built-in engine */
  drawn_by: string | null
}

export default function Redesign({ themes, counts, price, drawn_by: drawnBy }: RedesignProps) {
  const { account } = usePage().props

  return (
    <>
      <Head title="Redesign your interior">
        <meta
          head-key="description"
          name="description"
          content="Take a photo of a room, choose a look, and see the result in moments. How it works, and what happens to your photo."
        />
      </Head>
      <RedesignHero isSignedIn={Boolean(account)} themes={themes.slice(-3)} />
      <RedesignSteps counts={counts} themeCount={themes.length} price={price} />
      <RedesignLooks themes={themes} />
      <RedesignPromises drawnBy={drawnBy} />
      {!account && <Invitation title="Start with a photo" text="It takes a minute." />}
    </>
  )
}
