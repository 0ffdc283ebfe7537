CREATE TABLE "environmental_proofs" (
	"key" text PRIMARY KEY NOT NULL,
	"claim" text NOT NULL,
	"scope" text NOT NULL,
	"evidence" text NOT NULL,
	"valid_until" text NOT NULL,
	"about" text[] NOT NULL
);
