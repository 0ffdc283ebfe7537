CREATE TABLE "cart_hand_overs" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"brand" text NOT NULL,
	"code_hash" text NOT NULL,
	"cart_id" uuid NOT NULL,
	"employee_id" uuid NOT NULL,
	"employee_name" text NOT NULL,
	"store_key" text,
	"session_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"withdrawn_at" timestamp with time zone,
	"taken_at" timestamp with time zone,
	"taken_by" text,
	"own_cart" jsonb,
	"handed_cart" jsonb,
	"taken_version" integer
);
--> statement-breakpoint
ALTER TABLE "employees" ADD COLUMN "discount_limit" integer;--> statement-breakpoint
CREATE UNIQUE INDEX "cart_hand_overs_code" ON "cart_hand_overs" USING btree ("code_hash");--> statement-breakpoint
CREATE INDEX "cart_hand_overs_cart" ON "cart_hand_overs" USING btree ("cart_id");--> statement-breakpoint
CREATE INDEX "cart_hand_overs_session" ON "cart_hand_overs" USING btree ("session_hash","created_at");--> statement-breakpoint
CREATE INDEX "cart_hand_overs_age" ON "cart_hand_overs" USING btree ("expires_at");