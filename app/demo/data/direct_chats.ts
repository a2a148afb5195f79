import type { DemoChat } from '#app/demo/data/chats'

export const DIRECT: DemoChat[] = [
  {
    starter: 'noah',
    with: ['ava'],
    about: 'Casa Livia',
    messages: [
      {
        from: 'noah',
        at: [1, '08:40'],
        says: 'Good morning. I saw Casa Livia late last night and could not stop looking. Is it still there?',
      },
      {
        from: 'ava',
        at: [1, '08:52'],
        says: 'It is. It came two days ago, and the price came down today.',
      },
      { from: 'ava', at: [1, '08:53'], homes: ['Casa Livia'] },
      { from: 'noah', at: [1, '09:10'], says: 'Is the terrace really that close to the water?' },
      {
        from: 'ava',
        at: [1, '09:14'],
        says: 'Forty steps. I counted them this morning.',
        liked: { noah: '😄' },
      },
      {
        from: 'noah',
        at: [1, '09:20'],
        says: 'And the noise? In August, I mean, with the boats.',
      },
      {
        from: 'ava',
        at: [1, '09:31'],
        says: 'The house stands behind the headland. You hear the bell of San Giorgio and your own kettle.',
        answers: 5,
      },
      {
        from: 'ava',
        at: [1, '09:33'],
        says: 'Light in the morning, light in the evening.',
        pictures: ['villa/living', 'villa/kitchen'],
      },
      {
        from: 'noah',
        at: [1, '17:02'],
        says: 'I have read everything twice. I would like to see it.',
      },
      { from: 'ava', at: 95, says: 'Shall I show you? I am there all week.' },
      { from: 'noah', at: 52, says: 'Could we see Casa Livia on Saturday?' },
    ],
    unread: { ava: 1 },
  },
  {
    starter: 'mila',
    with: ['ava'],
    messages: [
      {
        from: 'mila',
        at: [6, '10:05'],
        says: 'The drawings for the loft are done. I took the wall by the stairs out.',
        homes: ['The Harbor Loft'],
      },
      { from: 'ava', at: [6, '10:31'], says: 'All of it?' },
      {
        from: 'mila',
        at: [6, '10:34'],
        says: 'All of it. It carried nothing but a picture.',
        liked: { ava: '❤️' },
      },
      {
        from: 'mila',
        at: [2, '15:20'],
        says: 'Two ways to do the dining room. The first one is what they asked for, the second one is what they need.',
        pictures: ['interiors/dining', 'penthouse/living'],
      },
      { from: 'ava', at: [2, '16:48'], says: 'You know which one I will show them.' },
      { from: 'mila', at: 190, says: 'They want to see velvet after all.' },
      { from: 'mila', at: 188, says: 'Green, if we must. Emerald, not bottle.' },
      {
        from: 'mila',
        at: 140,
        says: 'The emerald version, with the brass kept to the lamps. Can I send it to them?',
      },
    ],
    unread: { ava: 3 },
  },
  {
    starter: 'ava',
    with: ['jonas'],
    messages: [
      {
        from: 'ava',
        at: [9, '11:00'],
        says: 'A couple from Hamburg asks me for dunes. I told them I have cliffs, and you.',
      },
      {
        from: 'jonas',
        at: [9, '12:15'],
        says: 'Send them. I have one that smells of tar and has the sea in every window.',
        homes: ['Weststrand 9'],
      },
      { from: 'ava', at: [9, '12:20'], says: 'They will ask about the storm tides.' },
      {
        from: 'jonas',
        at: [9, '12:41'],
        says: 'Everybody should. The dune in front is state land and gets new sand each spring. The papers are with the listing.',
      },
      {
        from: 'jonas',
        at: [4, '18:30'],
        says: 'They were here. They walked to the water before they looked at the kitchen. Good sign.',
      },
      { from: 'ava', at: [4, '18:44'], says: 'The best one.', liked: { jonas: '👍' } },
    ],
  },
  {
    starter: 'celeste',
    with: ['ava'],
    messages: [
      {
        from: 'celeste',
        at: [12, '09:00'],
        says: 'May I borrow your words about the loggia? The clients here think loggia is a pasta.',
      },
      { from: 'ava', at: [12, '09:25'], says: 'Borrow. Say it is a room that forgot one wall.' },
      {
        from: 'celeste',
        at: [3, '13:10'],
        says: 'It worked. They are coming to see Villa Ottavia in March.',
        homes: ['Villa Ottavia'],
      },
    ],
    mutedBy: ['ava'],
  },
  {
    starter: 'samir',
    with: ['ava'],
    about: 'Villa Ottavia',
    messages: [
      {
        from: 'samir',
        at: 320,
        says: 'Hello Ava. I do not want to buy it, I could not. But would you let me have the floor plan of Villa Ottavia? I collect them, and I have never seen six rooms open onto one loggia.',
      },
    ],
  },
  {
    starter: 'grace',
    with: ['ava'],
    messages: [
      {
        from: 'grace',
        at: [2, '19:05'],
        says: 'Ava, we have not met. A family I work with in Aspen looks for a summer house between Genoa and Lerici. Could we talk next week?',
      },
    ],
  },
  {
    starter: 'grace',
    with: ['noah'],
    messages: [
      {
        from: 'grace',
        at: [14, '16:00'],
        says: 'Aspen Row is not for everybody to see yet, but you asked for a house with a bench at the door. It has two.',
      },
      { from: 'noah', at: [14, '18:22'], says: 'Then it is one too many. I will come anyway.' },
      {
        from: 'grace',
        at: [13, '15:00'],
        says: 'And this one you can see with everybody else.',
        homes: ['Red Butte House'],
      },
      { from: 'noah', at: [13, '15:45'], says: 'That one I like. How is the road in February?' },
      {
        from: 'grace',
        at: 610,
        says: 'Ploughed by seven. The last bend by eight, if Carl is in a good mood.',
      },
    ],
    unread: { noah: 1 },
  },
  {
    starter: 'jonas',
    with: ['mila'],
    messages: [
      {
        from: 'jonas',
        at: [5, '08:15'],
        says: 'The boathouse. Paint it or leave it?',
        homes: ['Dune Apartment'],
      },
      { from: 'mila', at: [5, '08:18'], says: 'Leave it. Paint the door.' },
    ],
  },
]
