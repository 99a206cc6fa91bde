/**
 * How similar an encoded picture is to its original, on the scale of SSIMULACRA2 (100: identical, 90: hardly
 * distinguishable, 70: good, 50: medium, below 0: ruined), estimated from `structuralDifference`. Fitted to SSIMULACRA2
 * on thirteen photographs encoded by libjpeg and by MozJPEG at nine qualities each, with subsampled or full chroma, of
 * the same quality as luma or lower. From 55 to 96 the root mean square error is 1.0 points (1.2 on photographs left out
 * of the fit); above 70, on one photograph, 0.7.
 */
export function similarityScore(difference: number): number {
  return 100 - 386 * difference ** 0.579
}
