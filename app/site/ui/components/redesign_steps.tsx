interface RedesignStepsProps {
  counts: { designers: number; places: number; colors: number }
  themeCount: number
  /** image credits that one design costs */
  price: number
}

/** From the photograph to the redesign. */
export function RedesignSteps({ counts, themeCount, price }: RedesignStepsProps) {
  const steps = [
    {
      title: 'Show us the room',
      text: 'Stand in a corner, hold the camera level. Any photograph will do: from your phone, from your files, or one of three rooms to try.',
    },
    {
      title: 'Choose a look in pictures',
      text: `${themeCount} themes, ${counts.designers} designers, ${counts.places} places and ${counts.colors} colours that bend each other, and your own words for the rest.`,
    },
    {
      title: 'Watch it happen',
      text: `The steps are shown as they happen. Compare before and after, ask for another version, keep what you like. ${price} ${price === 1 ? 'credit' : 'credits'} each, given back if it fails.`,
    },
  ]

  return (
    <section
      id="how"
      aria-labelledby="how-title"
      className="page gutter mt-24 scroll-mt-24 md:mt-32"
    >
      <h2 id="how-title" className="text-28 md:text-36">
        How it works
      </h2>
      <ol className="mt-10 grid gap-10 md:grid-cols-3">
        {steps.map(({ title, text }, index) => (
          <li key={title} className="border-t border-line pt-6">
            <span className="display num text-28 text-faint" aria-hidden>
              {index + 1}
            </span>
            <h3 className="mt-3 text-22">{title}</h3>
            <p className="mt-3 max-w-[44ch] text-muted">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
