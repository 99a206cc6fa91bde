/**
 * How similar an encoded picture is to its original, on the scale of SSIMULACRA2 (100: identical, 90: hardly
 * distinguishable, 70: good, 50: medium, ruined ones less than 0), estimated from `structuralDifference`. Fitted to
 * SSIMULACRA2 on thirteen photographs encoded by libjpeg and by MozJPEG at nine qualities each, colours halved or full,
 * as fine as the rest or coarser. From 55 to 96 the root of the mean square error is 1.0 points (1.2 on photographs that
 * were left out of the fit); above 70, on one photograph, 0.7.
 */
export function similarityScore(difference: number): number {
  return 100 - 386 * difference ** 0.579
}
