import app from '@adonisjs/core/services/app'
import { contentThreshold } from '#config/design'
import { ContentClassifier, rememberScores } from './content_classifier.js'

export interface ContentVerdict {
  isAllowed: boolean
  /** probability of pornography, 0 to 1 */
  score: number
}

const classifier = new ContentClassifier(app.makePath('resources/models/nsfw_inception_v3.onnx'))

/** A photo is often redesigned, and looking at it takes a second. */
const MAX_REMEMBERED = 1_000

const scoreOf = rememberScores(async (image) => {
  const { porn, hentai } = await classifier.classify(image)
  return porn + hentai
}, MAX_REMEMBERED)

/**
 * Detects pornography locally. Plain nudity, such as a painting, is fine.
 * @param image JPEG, PNG or WebP
 * @throws Error if it fails
 */
export async function checkContent(image: Buffer): Promise<ContentVerdict> {
  const score = await scoreOf(image)
  return { isAllowed: score <= contentThreshold, score }
}
