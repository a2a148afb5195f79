import { usePage } from '@inertiajs/react'
import { TextLink } from '#app/kit/button/text_link'
import { cardImage, PublicHead } from '#app/kit/share/public_head'
import { Invitation } from '#app/site/ui/invitation'
import { SitePhotograph } from '#app/site/ui/photograph'

const CHAPTERS = [
  {
    title: 'Who it’s for',
    text: [
      'Realtors who want a listing to look the way the house feels. Interior designers with work to show. And everyone who reads floor plans for fun.',
      'One account does it all. You choose your role when you join.',
    ],
  },
  {
    title: 'What we stand for',
    text: [
      'Photos show the home as it is. AI-generated images are labeled, with the original beside them. Every price has a currency, every area has a unit, and every listing has a person who stands behind it.',
    ],
  },
  {
    title: 'Who runs it',
    text: [
      'Vesta is the Roman goddess of the hearth, the fire that makes a house a home. vesta is open-source software under the MIT license. Each site is run by its own operator, on the operator’s own server. Your data never goes to the authors of the software or to advertisers.',
    ],
  },
]

export default function About() {
  const { account } = usePage().props

  return (
    <>
      <PublicHead
        title="About"
        description="What vesta is, who it’s for and what we stand for."
        path="/about"
        image={cardImage('/cards/pages/about.jpg', 'The fire in the middle of the house')}
      />
      <header className="page gutter pt-12 md:pt-20">
        <h1 className="max-w-[18ch] text-36 md:text-64">The fire in the middle of the house</h1>
        <p className="mt-6 max-w-[52ch] text-18 text-muted md:mt-8">
          vesta is a place to show homes and find them, to follow the people who make them, and to
          imagine how you might live.
        </p>
      </header>
      <div className="page mt-12 md:gutter md:mt-16">
        <SitePhotograph
          name="mediterranean"
          alt="A house with arches, a tiled roof and lavender in front"
          sizes="(min-width: 1296px) 1200px, 100vw"
          isFirstInSight
          className="aspect-3/2 w-full object-cover md:aspect-21/9 md:rounded-6"
        />
      </div>
      <div className="page gutter mt-16 grid gap-12 md:mt-24">
        {CHAPTERS.map(({ title, text }) => (
          <section
            key={title}
            className="grid gap-4 border-t border-line pt-6 md:grid-cols-12 md:gap-6"
          >
            <h2 className="text-28 md:col-span-4">{title}</h2>
            <div className="grid max-w-[60ch] gap-4 text-18 text-muted md:col-span-8">
              {text.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
          </section>
        ))}
        <p className="border-t border-line pt-6 text-muted">
          Questions or feedback? <TextLink href="/contact">Write to us</TextLink>
        </p>
      </div>
      {!account && <Invitation title="Join us" text="It takes a minute." />}
    </>
  )
}
