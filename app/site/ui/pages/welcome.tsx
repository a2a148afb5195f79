import { Head, usePage } from '@inertiajs/react'
import type { PublicDesign } from '#app/designs/ui/state/types'
import type { SavableCard } from '#app/properties/ui/types'
import { Hero } from '#app/site/ui/components/hero'
import { Invitation } from '#app/site/ui/components/invitation'
import { Manifesto } from '#app/site/ui/components/manifesto'
import { NewestDesigns } from '#app/site/ui/components/newest_designs'
import { NewestListings } from '#app/site/ui/components/newest_listings'
import { RedesignTeaser } from '#app/site/ui/components/redesign_teaser'

interface WelcomeProps {
  newest: SavableCard[]
  designs: PublicDesign[]
}

export default function Welcome({ newest, designs }: WelcomeProps) {
  const { account } = usePage().props

  return (
    <>
      <Head title="Welcome">
        <meta
          head-key="description"
          name="description"
          content="Show a home the way it deserves to be seen, find one you’ll love, and meet the people behind it."
        />
      </Head>
      <Hero isSignedIn={Boolean(account)} hasListings={newest.length > 0} />
      {newest.length > 0 && <NewestListings properties={newest} />}
      <Manifesto />
      {designs.length > 0 && <NewestDesigns designs={designs} />}
      <RedesignTeaser />
      {!account && <Invitation title="Join us" text="It takes a minute." />}
    </>
  )
}
