/** The wire uses the specification's wording; people see these. */
const WORDS: Record<string, string> = {
  'Initializing design generation': 'Getting started',
  'Processing original image': 'Reading your room',
  'Generating AI design': 'Creating your design',
  'Upscaling design': 'Sharpening details',
  'Finalizing design': 'Finishing touches',
  'Analyzing Style': 'Reading your room',
  'Generating Design': 'Creating your design',
  'Enhancing Details': 'Sharpening details',
  'Finalizing': 'Finishing touches',
}

export function stepWord(message: string): string {
  return WORDS[message] ?? message
}
