export type Category = 'underweight' | 'normal' | 'overweight' | 'obese'

/** Body mass index in kg/m² of a weight in kilograms and a height in centimetres, both above 0. */
export const bmiOf = (weight: number, height: number): number => weight / (height / 100) ** 2

/** The category of an adult. Source: CDC, adult BMI categories. */
export function categoryOf(bmi: number): Category {
  if (bmi < 18.5) return 'underweight'
  if (bmi < 25) return 'normal'
  return bmi < 30 ? 'overweight' : 'obese'
}

/** One decimal, or two where one would round into the next category (24.96 is not 25.0). */
export function roundBmi(bmi: number): number {
  const short = Math.round(bmi * 10) / 10
  return categoryOf(short) === categoryOf(bmi) ? short : Math.round(bmi * 100) / 100
}
