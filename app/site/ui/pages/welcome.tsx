import { Head, usePage } from '@inertiajs/react'
import { Hero } from '#app/site/ui/components/hero'
import { Invitation } from '#app/site/ui/components/invitation'
import { Manifesto } from '#app/site/ui/components/manifesto'

export default function Welcome() {
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
      <Hero isSignedIn={Boolean(account)} hasListings={false} />
      <Manifesto />
      {!account && <Invitation title="Come in" text="It takes a minute and a name." />}
    </>
  )
}
