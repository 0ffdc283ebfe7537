CREATE TABLE "bank_wallets" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"merchant" text NOT NULL,
	"wallet" text NOT NULL,
	"reference" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"amount_minor" bigint NOT NULL,
	"currency" text NOT NULL,
	"description" text NOT NULL,
	"return_url" text NOT NULL,
	"callback_target" text NOT NULL,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"log" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"webhook_mode" text DEFAULT 'normal' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "bank_wallets_amount" CHECK ("bank_wallets"."amount_minor" > 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX "bank_wallets_once" ON "bank_wallets" USING btree ("merchant","wallet","reference");