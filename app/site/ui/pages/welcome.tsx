import { Head, usePage } from '@inertiajs/react'
import type { Data } from '#data'
import type { PublicDesign } from '#app/designs/ui/state/types'
import { Hero } from '#app/site/ui/components/hero'
import { Invitation } from '#app/site/ui/components/invitation'
import { Manifesto } from '#app/site/ui/components/manifesto'
import { NewestDesigns } from '#app/site/ui/components/newest_designs'
import { NewestListings } from '#app/site/ui/components/newest_listings'
import { RedesignTeaser } from '#app/site/ui/components/redesign_teaser'

interface WelcomeProps {
  /** the newest listings that anybody may see; none on a new site */
  newest: Data.Properties.Property.Variants['toCard'][]
  /** the newest designs that people show */
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
          content="Show a home the way it deserves to be seen, find one you could live in, and meet the people around it."
        />
      </Head>
      <Hero isSignedIn={Boolean(account)} hasListings={newest.length > 0} />
      {newest.length > 0 && <NewestListings properties={newest} />}
      <Manifesto />
      {designs.length > 0 && <NewestDesigns designs={designs} />}
      <RedesignTeaser />
      {!account && <Invitation title="Come in" text="It takes a minute and a name." />}
    </>
  )
}
