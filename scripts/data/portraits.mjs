const FAIR = ['#F2CFB4', '#DDAE90', '#E39A85']
const ROSY = ['#F0C5AB', '#D89F84', '#DC8873']
const OLIVE = ['#E2B48C', '#C6916A', '#CF7F63']
const TAN = ['#D09E74', '#B17E57', '#B96B4E']
const BROWN = ['#A9714A', '#8A5735', '#97492F']
const DEEP = ['#7E4F34', '#623A25', '#7B3A28']

export const PEOPLE = {
  ava: {
    ...{ ground: '#C9A98A', glow: '#EBD9C2', skin: OLIVE, iris: '#4A3420', lashes: true, tilt: -2 },
    ...{ cut: 'waves', hair: '#5A3826', hairDark: '#40261A', lips: '#A8483F', smile: 1.2 },
    ...{ wears: 'blazer', wearing: ['#F1E7D6', '#E2D3BB', '#7C5E26'], earrings: '#CFAE6E' },
  },
  mila: {
    ...{ ground: '#B9C2B4', glow: '#E1E4D8', skin: FAIR, iris: '#5B7786', lashes: true, tilt: 2 },
    ...{ cut: 'bob', hair: '#DDB97E', hairDark: '#BF9659', brow: '#A98248', lips: '#B9645A' },
    ...{ wears: 'turtleneck', wearing: ['#3D4A44', '#2C3732'], smile: 0.8 },
  },
  noah: {
    ...{ ground: '#CDB48F', glow: '#EFE0C4', skin: BROWN, iris: '#2E1D12', tilt: -1 },
    ...{ cut: 'curls', hair: '#2A1D16', hairDark: '#5A4234', lips: '#7E3C30', smile: 1.6 },
    ...{ wears: 'shirt', wearing: ['#E9E2D6', '#D8CDBB', '#8A5735'] },
  },
  otto: {
    ...{ ground: '#A9B1B3', glow: '#D8DCDA', skin: ROSY, iris: '#5E7B8A', lines: true },
    ...{ cut: 'thinning', hair: '#D9D5CC', hairDark: '#B9B4A9', brow: '#C3BDB1', lips: '#B4685A' },
    ...{ beard: '#DEDAD1', beardLength: 1, glasses: { color: '#4A3F33', isRound: true } },
    ...{ wears: 'knit', wearing: ['#3F5468', '#2E3F50'], smile: 1 },
  },
  jonas: {
    ...{ ground: '#9FB0AE', glow: '#D3DDD8', skin: ROSY, iris: '#4F7381', lines: true, tilt: 1 },
    ...{ cut: 'swept', hair: '#B98F57', hairDark: '#8F6A3A', brow: '#96713F', lips: '#A45A4C' },
    ...{
      beard: '#B4874F',
      stubble: true,
      wears: 'knit',
      wearing: ['#E6DBC6', '#CBBB9C'],
      smile: 1.1,
    },
  },
  grace: {
    ...{ ground: '#C79A7C', glow: '#EAD0B9', skin: DEEP, iris: '#24160E', lashes: true, tilt: 2 },
    ...{
      cut: 'afro',
      hair: '#35241B',
      hairDark: '#221610',
      brow: '#22150E',
      lips: '#8A3B38',
      smile: 1.6,
    },
    ...{ wears: 'dress', wearing: ['#2F6B4A', '#23543A', '#7E4F34'], earrings: '#CFAE6E' },
  },
  celeste: {
    ...{ ground: '#B5A6A0', glow: '#E0D4CB', skin: TAN, iris: '#3A2617', lashes: true, tilt: -2 },
    ...{ cut: 'fringe', hair: '#2B211D', hairDark: '#171110', lips: '#9B2F2A', smile: 0.9 },
    ...{ wears: 'scarf', wearing: ['#2C2B2E', '#7A2622', '#9B2F2A'] },
  },
  beatriz: {
    ...{ ground: '#D0A877', glow: '#F0DDB9', skin: OLIVE, iris: '#4B3A1E', lashes: true, tilt: 1 },
    ...{ cut: 'bun', hair: '#4A2F20', hairDark: '#332015', lips: '#AD4A42', smile: 1.5 },
    ...{ wears: 'dress', wearing: ['#B5563C', '#964430', '#E2B48C'], earrings: '#E3C384' },
  },
  hugo: {
    ...{ ground: '#BDB5A6', glow: '#E6DFD1', skin: FAIR, iris: '#5C4A33', lines: true, tilt: -1 },
    ...{ cut: 'crop', hair: '#6F665C', hairDark: '#57504A', brow: '#4E463F', lips: '#A05A4D' },
    ...{ glasses: { color: '#1B1916', isRound: true }, wears: 'turtleneck', smile: 0.6 },
    ...{ wearing: ['#26241F', '#161511'] },
  },
  theo: {
    ...{ ground: '#AEBBA4', glow: '#DCE2CE', skin: FAIR, iris: '#48603C', tilt: 1 },
    ...{ cut: 'part', hair: '#4C3423', hairDark: '#6E5039', lips: '#A05548', smile: 1.1 },
    ...{ beard: '#4C3423', stubble: true },
    ...{ wears: 'blazer', wearing: ['#4E6247', '#3C4D37', '#F1ECE1'] },
  },
  iva: {
    ...{ ground: '#B7C3C6', glow: '#E2E8E4', skin: FAIR, iris: '#4E7A6A', lashes: true, tilt: -2 },
    ...{ cut: 'braid', hair: '#9A6236', hairDark: '#744623', lips: '#BC6457', smile: 1.5 },
    ...{ freckles: true, wears: 'shirt', wearing: ['#5D7C93', '#486478', '#F2CFB4'] },
  },
  samir: {
    ...{ ground: '#C6A884', glow: '#EBD8BB', skin: TAN, iris: '#2C1B10', tilt: -1 },
    ...{ cut: 'swept', hair: '#231A15', hairDark: '#4A3A30', lips: '#B4705E', smile: 1 },
    ...{
      beard: '#2B201A',
      beardLength: 1,
      wears: 'shirt',
      wearing: ['#E4D2B4', '#CDB78F', '#D09E74'],
    },
  },
}
