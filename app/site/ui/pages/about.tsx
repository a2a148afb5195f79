import { Head, usePage } from '@inertiajs/react'
import { TextLink } from '#app/common/ui/kit/text_link'
import { Invitation } from '#app/site/ui/components/invitation'
import { Photograph } from '#app/site/ui/components/photograph'

const CHAPTERS = [
  {
    title: 'Whom it is for',
    text: [
      'Realtors who want a listing to look the way the house feels. Designers who have something to show. And everybody who reads floor plans for pleasure.',
      'One account is enough for all of it. You say what you are when you join, and change it whenever that changes.',
    ],
  },
  {
    title: 'What we hold to',
    text: [
      'A photograph shows the house as it is. A picture made by a machine says so, with the unaltered one beside it. A price has a currency, an area has a unit, and a listing has somebody who answers for it.',
    ],
  },
  {
    title: 'Who runs it',
    text: [
      'The name is that of the Roman goddess of the hearth: the fire that makes a house a home. vesta is open-source software under the MIT licence. This site is run by its operator, on the operator’s own server; your data is not passed on to the authors of the software or to anybody who advertises.',
    ],
  },
]

export default function About() {
  const { account } = usePage().props

  return (
    <>
      <Head title="About">
        <meta
          head-key="description"
          name="description"
          content="What vesta is, whom it is for and what it holds to."
        />
      </Head>
      <header className="page gutter pt-12 md:pt-20">
        <h1 className="max-w-[18ch] text-36 md:text-64">The fire in the middle of the house</h1>
        <p className="mt-6 max-w-[52ch] text-18 text-muted md:mt-8">
          vesta is a place to show homes and to find them, to follow the people who make them, and
          to imagine how one might live.
        </p>
      </header>
      <div className="page mt-12 md:gutter md:mt-16">
        <Photograph
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
          Something to say, or something wrong? <TextLink href="/contact">Write to us</TextLink>
        </p>
      </div>
      {!account && <Invitation title="Come in" text="It takes a minute and a name." />}
    </>
  )
}
