import { readFile, writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { DESIGNS } from '../app/demo/data/designs.js'
import type { DesignOptions } from '#app/redesign/design_options'
import { BuiltinEngine } from '#app/redesign/builtin/builtin_engine'

/**
 * Regenerates the demo world's designs, and the one on the designer's intro page, with the current
 * built-in engine. Run `node --import=@poppinss/ts-exec scripts/render_demo_designs.ts` from
 * the project's folder and commit the result.
 */
const WIDTH = 1080
const QUALITY = 82
const PHOTOGRAPHS = 'resources/demo/photographs'

const engine = new BuiltinEngine()
for (const { photograph, result, options, seed } of DESIGNS) {
  await render(`${PHOTOGRAPHS}/${photograph}.jpg`, `${PHOTOGRAPHS}/${result}.jpg`, options, seed)
}
await render(
  `${PHOTOGRAPHS}/interiors/dining.jpg`,
  'app/site/ui/redesigns/dining.jpg',
  { roomType: 'dining-room', theme: 'mediterranean' },
  7
)
await engine.close()

async function render(
  source: string,
  target: string,
  options: Partial<DesignOptions>,
  seed: number
): Promise<void> {
  const nothing = { roomType: null, designer: null, location: null, theme: null }
  const { image } = await engine.run(
    {
      image: await readFile(source),
      options: { ...nothing, colors: [], customPrompt: null, ...options },
      seed,
      corrections: null,
      sharesLook: false,
    },
    { signal: new AbortController().signal, onProgress: () => {} }
  )
  const file = await sharp(image.data)
    .resize(WIDTH)
    .jpeg({ quality: QUALITY, mozjpeg: true })
    .toBuffer()
  await writeFile(target, file)
  console.log(`${target}: ${Math.round(file.length / 1000)} kB`)
}
