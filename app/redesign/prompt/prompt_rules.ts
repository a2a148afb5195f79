export const RULES = [
  "Keep the room's structure: walls, ceiling, floor, columns, beams and stairs stay where they are, in their size.",
  'Keep every opening: the same number of windows, doors and passages, in the same place and size, with the same view through them.',
  'Keep the camera: the same viewpoint, lens, perspective, framing and proportions. Straight lines stay straight.',
  'Change finishes, furniture, textiles, lamps and decoration. Everything stands on the floor in a believable size and blocks no door.',
  'The result is one real photograph: true materials, light and shadow from the windows and lamps of this room. No drawing, rendering or collage.',
  'No people. No text, letters, logos or watermarks. No frame or border.',
] as const

/** The extra rule of a masked edit. */
export const MASK_RULE = 'Change only what the mask leaves open; everything else stays as it is.'

/** What must not appear, for models with a negative prompt. */
export const NEGATIVE_WORDS = [
  'people',
  'faces',
  'text',
  'letters',
  'logo',
  'watermark',
  'frame',
  'border',
  'moved walls',
  'missing windows',
  'additional windows',
  'additional doors',
  'warped lines',
  'fisheye',
  'floating furniture',
  'blur',
  'cartoon',
  'illustration',
  '3d render',
  'collage',
] as const
