import { Link, usePage } from '@inertiajs/react'
import type { Data } from '#data'
import { PublicCard } from '#app/designs/gallery/ui/public_card'
import bedroom from '#app/designs/ui/samples/bedroom.jpg'
import type { PublicDesign } from '#app/designs/ui/types'
import { ButtonLink } from '#app/kit/button/button_link'
import { TextLink } from '#app/kit/button/text_link'
import { Photo } from '#app/kit/media/photo'
import { cardImage, PublicHead } from '#app/kit/share/public_head'
import { PropertyCard } from '#app/properties/ui/property_card'
import type { SavableCard } from '#app/properties/ui/types'
import { Hero } from '#app/site/ui/hero'
import { Invitation } from '#app/site/ui/invitation'
import { SitePhotograph } from '#app/site/ui/photograph'
import { SiteLd } from '#app/site/ui/site_ld'

interface WelcomeProps {
  newest: SavableCard[]
  spots: Data.Spots.SpotCard[]
  designs: PublicDesign[]
}

export default function Welcome({ newest, spots, designs }: WelcomeProps) {
  const { account, app } = usePage().props

  return (
    <>
      <PublicHead
        title="Welcome"
        previewTitle={app.name}
        description="Show a home the way it deserves to be seen, find one you’ll love, and meet the people behind it."
        path="/"
        image={cardImage('/cards/pages/site.jpg', 'Homes, and the lives inside them')}
      />
      <SiteLd name={app.name} url={app.url} />
      <Hero isSignedIn={Boolean(account)} hasListings={newest.length > 0} />
      {newest.length > 0 && <NewestListings properties={newest} />}
      <Manifesto />
      {spots.length > 0 && <NewestSpots spots={spots} />}
      {designs.length > 0 && <NewestDesigns designs={designs} />}
      <RedesignTeaser />
      {!account && <Invitation title="Join us" text="It takes a minute." />}
    </>
  )
}

const POINTS = [
  {
    title: 'A page for every home',
    text: 'Large photos, the facts that matter, and a story worth reading. Publish it when it’s ready, or keep it private for as long as you like.',
  },
  {
    title: 'People with names',
    text: 'Every listing belongs to a real person with a name and a profile. You always know who you’re talking to.',
  },
  {
    title: 'Private by design',
    text: 'No trackers and no ads. We remove the location from your photos before anyone sees them.',
  },
]

function Manifesto() {
  return (
    <section className="page gutter mt-24 md:mt-32" aria-labelledby="manifesto">
      <div className="grid gap-8 md:grid-cols-12 md:items-end md:gap-6">
        <div className="md:col-span-7">
          <SitePhotograph
            name="living"
            alt="A living room with a stone fireplace and low tables"
            sizes="(min-width: 1296px) 690px, (min-width: 768px) 58vw, 100vw"
            className="aspect-3/2 w-full rounded-6 object-cover"
          />
        </div>
        <div className="md:col-span-5 md:pb-4 md:pl-8">
          <h2 id="manifesto" className="text-28 md:text-36 lg:text-48">
            A house is a set of facts. A home is a story.
          </h2>
          <p className="mt-6 max-w-[44ch] text-muted">
            vesta is a place for both: for people who sell, people who are looking, and anyone who
            loves to see how others live. <TextLink href="/about">Read our story</TextLink>
          </p>
        </div>
      </div>
      <dl className="mt-14 grid gap-x-10 gap-y-10 md:mt-20 md:grid-cols-3">
        {POINTS.map(({ title, text }) => (
          <div key={title} className="border-t border-line pt-6">
            <dt className="display text-22">{title}</dt>
            <dd className="mt-3 max-w-[44ch] text-muted">{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function RedesignTeaser() {
  return (
    <section className="page gutter mt-24 md:mt-32" aria-labelledby="redesign">
      <div className="grid gap-8 md:grid-cols-12 md:items-center md:gap-6">
        <div className="md:col-span-5 md:pr-8">
          <h2 id="redesign" className="text-28 md:text-36 lg:text-48">
            See your own room a new way
          </h2>
          <p className="mt-6 max-w-[44ch] text-muted">
            Take a photo and choose a look. The walls and windows stay; everything else can change.
            Every design is labeled as AI-generated.
          </p>
          <div className="mt-7">
            <ButtonLink href="/redesign-your-interior">How it works</ButtonLink>
          </div>
        </div>
        <img
          src={bedroom}
          alt="A bedroom with a sage blanket on the bed and a window to the garden"
          width={1080}
          height={720}
          loading="lazy"
          decoding="async"
          className="aspect-3/2 w-full rounded-6 bg-raised object-cover md:col-span-7"
        />
      </div>
    </section>
  )
}

interface NewestListingsProps {
  properties: SavableCard[]
}

const COVER_SIZES = '(min-width: 1296px) 792px, (min-width: 1024px) 64vw, 100vw'
const MIN_AROUND_COVER = 3

/** The newest homes, the first one large like a cover story. */
function NewestListings({ properties }: NewestListingsProps) {
  return (
    <section className="page gutter mt-16 md:mt-22" aria-labelledby="newest">
      <h2 id="newest" className="scroll-mt-24 text-28 md:text-36">
        Newly listed
      </h2>
      <ul className="mt-8 grid grid-cols-1 gap-x-6 gap-y-10 md:grid-cols-2 lg:grid-cols-3">
        {properties.map((property, index) => {
          const isCover = index === 0 && properties.length >= MIN_AROUND_COVER
          return (
            <li key={property.id} className={isCover ? 'md:col-span-2 lg:row-span-2' : undefined}>
              <PropertyCard property={property} sizes={isCover ? COVER_SIZES : undefined} />
            </li>
          )
        })}
      </ul>
    </section>
  )
}

const SPOT_SIZES = '(min-width: 1296px) 290px, (min-width: 768px) 24vw, 50vw'

/** Upright, as in the feed. */
function NewestSpots({ spots }: { spots: WelcomeProps['spots'] }) {
  return (
    <section className="page gutter mt-24 md:mt-32" aria-labelledby="spots">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <h2 id="spots" className="text-28 md:text-36">
          Seen up close
        </h2>
        <ButtonLink href="/feed">Open the feed</ButtonLink>
      </div>
      <ul className="mt-8 grid grid-cols-2 gap-3 md:grid-cols-4 md:gap-6">
        {spots.map(({ id, slug, title, author_name: author, cover }) => (
          <li key={id} className="relative overflow-hidden rounded-6">
            <Photo image={cover} ratio="9/16" sizes={SPOT_SIZES} alt="" />
            <div className="absolute inset-x-0 bottom-0 bg-linear-to-t from-black/70 to-transparent p-3 pt-12 text-white">
              <h3 className="line-clamp-2 font-sans text-13 font-medium">
                <Link dir="auto" href={`/spots/${slug}`} className="after:absolute after:inset-0">
                  {title}
                </Link>
              </h3>
              <p dir="auto" className="mt-1 truncate text-12">
                {author}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

function NewestDesigns({ designs }: { designs: PublicDesign[] }) {
  return (
    <section className="page gutter mt-24 md:mt-32" aria-labelledby="designs">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <h2 id="designs" className="text-28 md:text-36">
          Rooms, reimagined
        </h2>
        <ButtonLink href="/designs">All designs</ButtonLink>
      </div>
      <ul className="mt-8 grid gap-x-6 gap-y-10 md:grid-cols-2 lg:grid-cols-3">
        {designs.map((design) => (
          <li key={design.id} className="min-w-0 md:last:odd:max-lg:hidden">
            <PublicCard design={design} level="h3" />
          </li>
        ))}
      </ul>
    </section>
  )
}
