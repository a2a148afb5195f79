interface RedesignStepsProps {
  counts: { designers: number; places: number; colors: number }
  themeCount: number
  /** image credits per design */
  price: number
}

export function RedesignSteps({ counts, themeCount, price }: RedesignStepsProps) {
  const steps = [
    {
      title: 'Add a photo',
      text: 'Stand in a corner and hold the camera level. Use your phone, choose a file, or start with one of three sample rooms.',
    },
    {
      title: 'Choose a look',
      text: `Mix ${themeCount} themes, ${counts.designers} designer styles, ${counts.places} places and ${counts.colors} colors, and add anything else in your own words.`,
    },
    {
      title: 'Watch it happen',
      text: `Follow each step live. Compare before and after, try another version, and keep what you like. ${price} ${price === 1 ? 'credit' : 'credits'} each, refunded if it fails.`,
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
