import type { LookChoice } from './look.js'

function color(id: string, label: string, hex: string, description: string): LookChoice {
  return { id, label, description, swatches: [hex] }
}

/** Named colors, each its own swatch. Pale ones go to walls, strong ones to a wall and textiles. */
export const COLORS: readonly LookChoice[] = [
  color('chalk', 'Chalk', '#f2efe8', 'A softer white.'),
  color('linen', 'Linen', '#e6ddcc', 'Unbleached cloth.'),
  color('sand', 'Sand', '#d8c4a0', 'A dry beach.'),
  color('oat', 'Oat', '#cbb899', 'Warm, grown, plain.'),
  color('blush', 'Blush', '#e3bfb0', 'A grown-up pink.'),
  color('rose', 'Old rose', '#b9787a', 'Faded velvet.'),
  color('terracotta', 'Terracotta', '#bb6a48', 'Fired clay.'),
  color('rust', 'Rust', '#96452a', 'Iron in the rain.'),
  color('burgundy', 'Burgundy', '#6d2434', 'Deep wine red.'),
  color('mustard', 'Mustard', '#cf9c33', 'Warm, spicy yellow.'),
  color('ochre', 'Ochre', '#b8843c', 'Earthy yellow.'),
  color('butter', 'Butter', '#efdd9f', 'Pale yellow, morning.'),
  color('sage', 'Sage', '#a3ae95', 'Dusty green leaves.'),
  color('olive', 'Olive', '#75784a', 'Muted green.'),
  color('forest', 'Forest green', '#2f5548', 'Under the trees.'),
  color('teal', 'Teal', '#2f6f73', 'Between green and blue.'),
  color('sky', 'Sky', '#a9c6d4', 'Pale blue, noon.'),
  color('denim', 'Denim', '#55718f', 'Washed often.'),
  color('navy', 'Navy', '#24344f', 'Almost night.'),
  color('lavender', 'Lavender', '#b6adc8', 'A field from far away.'),
  color('plum', 'Plum', '#5a3550', 'Dark, sweet.'),
  color('stone', 'Stone', '#a8a196', 'A warm gray.'),
  color('charcoal', 'Charcoal', '#46484b', 'Soft black.'),
  color('chocolate', 'Chocolate', '#563a2a', 'Dark, rich brown.'),
]
