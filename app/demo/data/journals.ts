import type { Photograph } from '#app/demo/data/photographs'

/** A line: a paragraph, or a heading (`# `), a quote (`> `) or an item of a list (`- `). */
type DemoBlock =
  | string
  | { photograph: Photograph; caption: string; isWide?: boolean }
  | { design: Photograph; caption: string }
  | { home: string }

export interface DemoJournal {
  author: string
  title: string
  description: string
  entries: {
    title: string
    room: string
    daysAgo: number
    blocks: DemoBlock[]
  }[]
}

export const JOURNALS: DemoJournal[] = [
  {
    author: 'mila',
    title: 'The quiet flat',
    description:
      'Ninety square meters from 1908, one wall that was nearly taken down, and what we did instead.',
    entries: [
      {
        title: 'The wall we almost took down',
        room: 'Living room',
        daysAgo: 61,
        blocks: [
          'For three weeks the plan was simple: take out the wall between the living room and the hall, and let the flat breathe. Then the carpenter tapped it with two fingers and shook his head.',
          { design: 'designs/living_japandi', caption: 'The sketch we made that evening' },
          '> “It holds more than the ceiling. It holds the morning light in.”',
          'He was right. We sat on the floor at seven the next day and watched it happen: the sun comes over the roofs, hits the wall, and the whole room turns warm for half an hour. An opening would have sent it down the hall and lost it there.',
          'So we kept it, painted it a green that is almost gray, and moved the table instead.',
          '# What it cost',
          'Less than the wall. The quote for the steel beam alone was more than everything we did in the end:',
          '- nine liters of mineral paint, in two shades',
          '- one wool rug, bought used',
          '- two lamps, and a Sunday to hang them',
          'The beam would have taken four months, counting the permit. This took eleven days, and seven of them were for the paint to dry properly between coats.',
        ],
      },
      {
        title: 'Six weeks without a kitchen',
        room: 'Kitchen',
        daysAgo: 33,
        blocks: [
          {
            photograph: 'interiors/kitchen',
            caption: 'Day forty-two. The fruit is real',
            isWide: true,
          },
          'Everybody tells you that a kitchen takes six weeks. Nobody tells you where to wash a pan in the meantime. The answer is the bathtub, and you should buy a rubber mat for it on day one.',
          '# What we kept',
          'The floor, first of all. Under two layers of vinyl were the boards the house was built with. They have a dent where a stove once stood, and we planned the new one around it rather than sand it out.',
          'The cabinets are new but plain: white fronts, no handles, an oak countertop that we oil ourselves. We spent the difference on the tap, because it is the one thing in a room like this that you touch twenty times a day.',
          '# What I would do differently',
          '- Order the countertop before the cabinets, not after: it had the longest wait.',
          '- Draw every socket at full size on the wall with chalk, then cook an imaginary dinner.',
          '- Keep one cupboard of the old kitchen in the hall until the last day.',
          '> We ate more soup that spring than in the ten years before, and I still like soup.',
        ],
      },
      {
        title: 'Sage, and a rug with black lines',
        room: 'Bedroom',
        daysAgo: 8,
        blocks: [
          'The bedroom was last, because nobody sees it. That turned out to be the reason to be brave there.',
          {
            design: 'designs/bedroom_scandinavian',
            caption: 'Sage and chalk, tried on a photo first',
          },
          'I tried eleven colors on a photo before I bought a single tester. Most of them looked wonderful and wrong: wonderful in the picture, wrong for a room that only gets light in the evening. Sage was the one that did not turn gray after six.',
          'The rug was an accident. It was meant for the living room and was forty centimeters too short. Here, with the bed on its far third, it looks as if it had been measured.',
          '# One rule',
          'If a thing has no place after a week, it goes. The chair did not make it. The lamp on the floor did.',
        ],
      },
    ],
  },
  {
    author: 'ava',
    title: 'A garden above the harbor',
    description:
      'Six terraces, forty-one olive trees and a wall that falls down every winter. Notes from a garden in Liguria.',
    entries: [
      {
        title: 'First, do nothing for a year',
        room: 'Garden',
        daysAgo: 47,
        blocks: [
          {
            photograph: 'exteriors/mediterranean',
            caption: 'The lavender was here before us',
            isWide: true,
          },
          'The best advice about this garden came from the man who delivers the gas: do nothing for a year. Watch where the water runs in November, where the frost lies in January, and where you carry your coffee in May. Then buy a spade.',
          'We lasted until March. But those five months taught us more than any plan would have.',
          '# What we learned by watching',
          '- The second terrace is dry by noon in every season. Nothing that drinks goes there.',
          '- The wind comes up the steps, not over the wall. Whatever is planted at the top of the steps will lean.',
          '- Everybody sits on the low wall by the cistern, although there are four chairs.',
          '> Put the bench where people already sit.',
          'So that is where the bench went, and the chairs moved down to the lemon trees, where they are at last used.',
        ],
      },
      {
        title: 'Rebuilding a dry stone wall',
        room: 'Garden',
        daysAgo: 19,
        blocks: [
          'A dry stone wall has no mortar, so water goes through it and not against it. That is why ours has stood for two hundred years, and why six meters of it lay on the terrace below after one wet week: somebody had once filled the gaps with cement.',
          '# How it goes',
          'You take it down further than you want to. Then you sort: long stones that reach into the slope, flat ones for the top, small ones for the heart of the wall. The mason who taught us put every stone down once. We turned ours six times.',
          '- Every stone rests on two, and two rest on it.',
          '- The face leans back into the hill, about a hand for each meter of height.',
          '- Fill the heart as you go, never afterward.',
          'Two people manage about a square meter a day. The lizards moved back in before we had finished.',
          { home: 'Villa Ottavia' },
          'If you look at a house with terraces, walk behind the walls before you walk through the rooms. A garden like this one is held up by people, one winter at a time.',
        ],
      },
    ],
  },
]
