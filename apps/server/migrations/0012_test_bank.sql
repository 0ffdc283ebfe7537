CREATE TABLE "bank_payments" (
	"reference" uuid PRIMARY KEY NOT NULL,
	"merchant" text NOT NULL,
	"merchant_payment_id" text NOT NULL,
	"description" text NOT NULL,
	"amount_minor" bigint NOT NULL,
	"currency" text NOT NULL,
	"language" text NOT NULL,
	"return_url" text NOT NULL,
	"webhook_url" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"wrong_codes" integer DEFAULT 0 NOT NULL,
	"refunds" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"webhook_mode" text DEFAULT 'normal' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "bank_payments_amount" CHECK ("bank_payments"."amount_minor" > 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX "bank_payments_once" ON "bank_payments" USING btree ("merchant","merchant_payment_id");